import { randomBytes, randomInt } from 'node:crypto';
import { hashText } from '../../hash-input.ts';

/** 256 random bits for a cookie. */
export function createCookieValue(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hex: what the database stores instead of the value. */
export function hashCookie(value: string): string {
  return hashText(value);
}

/** Fits GraphQL's Int. */
export function createContextVersion(): number {
  return randomInt(1, 2 ** 31 - 1);
}
