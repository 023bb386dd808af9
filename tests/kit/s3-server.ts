import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePorts, untilAccepts } from '../../scripts/test/servers.ts';

const bucket = 'myndir';
/** What the server lets in. */
const keys = { keyId: 'S3RVER', secret: 'S3RVER' };

export interface TestS3 {
  settings: { url: string; bucket: string; region: string; keyId: string; secret: string };
  /** An object, as the owner of the keys reads it. */
  read(path: string): Promise<Response>;
  /** Stops responding, connections stay open. */
  hang(): void;
  /** Responds again after `hang`. */
  resume(): void;
  stop(): Promise<void>;
}

/** A server of S3 that checks signatures, with one empty bucket. It makes tokens of pages by a cipher that OpenSSL calls legacy. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const [port = 0] = await freePorts(1);
  const options = {
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  };
  const run = "new (require('@20minutes/s3rver'))(JSON.parse(process.argv[1])).run()";
  const server = spawn(process.execPath, ['--openssl-legacy-provider', '-e', run, JSON.stringify(options)], {
    stdio: 'ignore',
  });
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(server, 'exit');
  await Promise.race([
    untilAccepts(port),
    ended.then(() => {
      throw new Error('The server of S3 could not be run');
    }),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const { keyId: accessKeyId, secret: secretAccessKey } = keys;
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 0 });
  return {
    settings: { url, bucket, region: 'us-east-1', ...keys },
    read: (path) => client.fetch(`${url}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`),
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      await rm(directory, { recursive: true });
    },
  };
}
