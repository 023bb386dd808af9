'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Collects the styled-components styles of the server render and sends them with the HTML. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => (typeof document === 'undefined' ? new ServerStyleSheet() : null));
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    sheet?.instance.clearTag();
    return styles;
  });
  return sheet ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children;
}
