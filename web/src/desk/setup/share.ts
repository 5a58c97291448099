/** The address under which other devices reach this server. */
import { aboutServer } from '../../lib/tables/tables';

const kLocal = ['localhost', '127.0.0.1', '[::1]'];

export async function shareBase(): Promise<string> {
  if (!kLocal.includes(location.hostname)) return location.origin;
  return (await aboutServer()).share[0]?.replace(/\/$/, '') ?? location.origin;
}
