/** Links that work for others: a page opened at `localhost` names the server's address on the local network instead; and as QR codes. */
import { api } from '../../wire/api';
import { aboutServer } from './tables';

const kHere = ['localhost', '127.0.0.1', '[::1]'];

function isHere(hostname: string): boolean {
  return kHere.includes(hostname);
}

/** The origin to invite to; asks the server only where this one is of no use to others. */
export async function shareOrigin(): Promise<string> {
  if (!isHere(location.hostname)) return location.origin;
  const about = await aboutServer().catch(() => null);
  return about?.share[0] ?? location.origin;
}

/** A QR code as a picture's address. */
export async function qrPicture(text: string): Promise<string> {
  return `data:image/svg+xml;utf8,${encodeURIComponent(await api.qr(text))}`;
}
