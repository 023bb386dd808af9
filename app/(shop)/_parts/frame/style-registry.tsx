'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Around pages whose client components are styled components: sends with the HTML what they style on the server. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => (typeof document === 'undefined' ? new ServerStyleSheet() : null));
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    sheet?.instance.clearTag();
    return styles;
  });
  return sheet ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children;
}
