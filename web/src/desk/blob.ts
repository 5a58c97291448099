/** Files that only a request with the secret can fetch: shown in a tab, or saved. */
function follow(blob: Blob, prepare: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  prepare(link);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the tab needs it while it loads
}

export function saveBlob(blob: Blob, name: string): void {
  follow(blob, (link) => (link.download = name));
}

/** A PDF opens beside the desk, ready to print. */
export function openBlob(blob: Blob): void {
  follow(blob, (link) => (link.target = '_blank'));
}
