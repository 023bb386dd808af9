import { publicConfig, publicConfigId } from '@/lib/io/public-config.ts';
import { toScriptJson } from '@/lib/rules/text/script-json.ts';

/**
 * What the browser's code needs to know of its surroundings, as data: `lib/io/public-config.ts` reads it. Only the server writes
 * it; the browser leaves it as it is.
 */
export function PublicConfigScript() {
  const text = typeof window === 'undefined' ? toScriptJson(publicConfig()) : '';
  return (
    <script
      id={publicConfigId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
