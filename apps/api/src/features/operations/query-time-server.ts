import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Seconds from the NTP epoch (1900) to the Unix epoch (1970). */
const NTP_EPOCH_OFFSET_S = 2_208_988_800;
const RESPONSE_TIMEOUT_MS = 1_500;
const PACKET_BYTES = 48;
/** Version 4, client mode (RFC 5905). */
const SNTP_REQUEST_HEADER = 0b00_100_011;

const readTimestamp = (packet: Buffer, offset: number) =>
  (packet.readUInt32BE(offset) - NTP_EPOCH_OFFSET_S) * 1000 +
  (packet.readUInt32BE(offset + 4) * 1000) / 2 ** 32;

/**
 * Returns the lead of our clock over an SNTP server in milliseconds, assuming equal travel times. Returns
 * `null` without a response or when the server is unsynchronised.
 */
export async function queryTimeServer(server: string): Promise<number | null> {
  const [host = '', port = '123'] = server.split(':');
  const socket = createSocket('udp4');
  try {
    const question = Buffer.alloc(PACKET_BYTES);
    question.writeUInt8(SNTP_REQUEST_HEADER, 0);
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    answered.catch(() => {});
    const sentAt = Date.now();
    await new Promise<void>((resolve, reject) => {
      socket.send(question, Number(port), host, (error) => (error ? reject(error) : resolve()));
    });
    const [packet] = (await answered) as [Buffer];
    const receivedAt = Date.now();
    const stratum = packet.length < PACKET_BYTES ? 0 : packet.readUInt8(1);
    if (stratum === 0 || stratum > 15) return null;
    const serverTime = (readTimestamp(packet, 32) + readTimestamp(packet, 40)) / 2;
    return Math.round((sentAt + receivedAt) / 2 - serverTime);
  } catch {
    return null;
  } finally {
    socket.close();
  }
}
