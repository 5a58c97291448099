/** Text as people's programs save it: spreadsheets on Windows still write what is no UTF-8. */

/** UTF-16 where its mark stands in front, else UTF-8, else Windows-1252, in which every byte is a letter. */
export function decode(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
