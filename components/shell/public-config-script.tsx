import { type PublicConfig, publicConfigId } from '@/lib/io/public-config.ts';
import { toScriptJson } from '@/lib/rules/text/script-json.ts';

/** What the browser's code needs to know of its surroundings, as data: `lib/io/public-config.ts` reads it. */
export function PublicConfigScript({ config }: { config: PublicConfig }) {
  return (
    <script
      id={publicConfigId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: toScriptJson(config) }}
    />
  );
}
