/** What systemd runs for a unit: its command, and its environment by name. */
interface Service {
  commands: string[][];
  environmentFile: string;
  environment: Record<string, string>;
  folder: string;
}

/** @param instance what stands behind the unit's @ */
export function readUnit(text: string, instance: string): Service {
  const lines = text
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.replaceAll('%i', instance).replaceAll('%%', '%').replaceAll('$$', '$'));
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
  const words = (line: string) =>
    [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  return {
    commands: valuesOf('ExecStart').map(words),
    environmentFile: valuesOf('EnvironmentFile')[0] ?? '',
    environment: Object.fromEntries(
      valuesOf('Environment')
        .flatMap(words)
        .map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
    folder: valuesOf('WorkingDirectory')[0] ?? '/',
  };
}
