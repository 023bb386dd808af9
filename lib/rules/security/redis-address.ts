/** Where Redis is: one server, or sentinels that know which server of a name is the primary. */
type RedisAddress =
  | { readonly url: string }
  | {
      readonly name: string;
      readonly sentinels: readonly { readonly host: string; readonly port: number }[];
      /** Of the servers; sentinels have none. */
      readonly password?: string;
    };

const sentinelPort = 26_379;
const sentinelAddress = /^redis\+sentinel:\/\/(?::([^@/]+)@)?([\w.:,-]+)\/([\w-]+)$/;

/**
 * `redis://…`, `rediss://…`, or `redis+sentinel://[:password@]host[:port],host[:port]/name`.
 * Undefined for anything else.
 */
export function parseRedisAddress(text: string): RedisAddress | undefined {
  if (/^rediss?:\/\/./.test(text) && URL.canParse(text)) return { url: text };
  const [, password, hosts, name] = sentinelAddress.exec(text) ?? [];
  if (!hosts || !name) return undefined;
  const sentinels = hosts.split(',').map((address) => {
    const [host = '', port] = address.split(':');
    return { host, port: port === undefined ? sentinelPort : Number(port) };
  });
  const areValid = sentinels.every(({ host, port }) => host !== '' && port > 0 && port < 65_536);
  if (!areValid) return undefined;
  return { name, sentinels, ...(password !== undefined && { password: decodeURIComponent(password) }) };
}
