import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { checkPicture } from './picture-kind.ts';
import { isPublicAddress } from './public-address.ts';

const maxBytes = 10_000_000;
const timeoutMs = 15_000;
const maxRedirects = 3;

/** How hosts are found, and which addresses may be asked. */
export interface Network {
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
}

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

interface Picture {
  bytes: Buffer<ArrayBuffer>;
  extension: string;
  contentType: string;
}

/**
 * Fetches a picture. Each host, those of redirects too, is resolved once and asked at just the address that was checked.
 * @throws Error saying why there is none
 */
export async function fetchPicture(address: string, network: Network): Promise<Picture> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parseAddress(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await get(url, network, signal);
    const status = response.statusCode ?? 0;
    if (status < 300 || status >= 400) return readPicture(response, status);
    response.destroy();
    if (redirects === maxRedirects) throw new Error(`leads elsewhere more than ${maxRedirects} times`);
    url = parseAddress(response.headers.location ?? '', url);
  }
}

function parseAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new Error('takes an http or https address');
}

async function get(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  const [address] = addresses;
  if (address === undefined) throw new Error(`has an unknown host (${host})`);
  if (!addresses.every((one) => network.isAllowed(one)))
    throw new Error(`leads into a private network (${host})`);
  const pinned: LookupFunction = (_host, options, answer) => {
    const found = { address, family: isIP(address) };
    if (options.all) answer(null, [found]);
    else answer(null, found.address, found.family);
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { lookup: pinned, signal, headers: { accept: 'image/*' }, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

async function readPicture(response: IncomingMessage, status: number): Promise<Picture> {
  if (status !== 200) {
    response.destroy();
    throw new Error(`answers ${status}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new Error(`is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, ...checkPicture(bytes) };
}
