'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { openListPicker } from '@/lib/lists/request.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { FavouriteToggle } from './favourite-toggle.tsx';
import { LastBought } from './last-bought.tsx';
import styles from './product-tools.module.css';

interface Props {
  id: string;
  sku: string;
  name: string;
}

/** Favourite, comparison and list; copy the product's number, share its address, print its data sheet. */
export function ProductTools({ id, sku, name }: Props) {
  const [notice, setNotice] = useState('');
  const isSignedIn = useSignedInHint();
  const chooseList = (): void => openListPicker({ product: { id, name }, step: 'choose' });

  const copy = async (text: string, copiedText: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setNotice(copiedText);
    } catch {
      // A page without TLS has no clipboard, and a browser may refuse it: the text can be selected.
      setNotice(`Vafrinn leyfir ekki afritun: ${text}`);
    }
  };
  const share = async (): Promise<void> => {
    const url = window.location.origin + window.location.pathname;
    if (!('share' in navigator)) return copy(url, 'Slóð vörunnar afrituð');
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await copy(url, 'Slóð vörunnar afrituð');
    }
  };

  return (
    <div className={styles.row}>
      <LastBought id={id} />
      <FavouriteToggle id={id} name={name} showsText />
      <CompareToggle sku={sku} name={name} showsText />
      <Button
        className={styles.tool}
        variant="quiet"
        onClick={() => (isSignedIn ? chooseList() : openSignIn({ onSignedIn: chooseList }))}
      >
        Setja á lista
      </Button>
      <Button className={styles.tool} variant="quiet" onClick={() => void copy(sku, 'Vörunúmer afritað')}>
        Afrita vörunúmer
      </Button>
      <Button className={styles.tool} variant="quiet" onClick={() => void share()}>
        Deila
      </Button>
      <PrintButton className={styles.tool} variant="quiet" />
      <p role="status">{notice}</p>
    </div>
  );
}
