interface Refusal {
  responseCode: number;
  command: string;
  /** The server's line. */
  response?: string;
}

/** The server permanently refuses this mail for this recipient (RFC 5321 §4.2.1); anything else may be temporary. */
export function isPermanentRefusal(error: unknown): error is Refusal {
  if (typeof error !== 'object' || error === null) return false;
  if (!('responseCode' in error && 'command' in error) || typeof error.responseCode !== 'number')
    return false;
  const concernsThisMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return concernsThisMail && error.responseCode >= 500;
}

/**
 * Whether a permanent refusal is about the mailbox, by its enhanced status (RFC 3463: 5.1.x bad address, 5.2.1 disabled). Without
 * one it may as well be the sender who is not liked.
 */
export function isUnknownAddress({ command, response = '' }: Refusal): boolean {
  return command === 'RCPT TO' && /^\d{3}[ -]5\.(?:1\.\d+|2\.1)\b/.test(response);
}
