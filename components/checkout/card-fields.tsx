'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { expectedHeight, listenToFields } from '@/lib/checkout/card-fields.ts';

interface Props {
  /** The acquirer's page with the fields. */
  url: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Enter was pressed inside. */
  onSubmit: () => void;
}

/** The acquirer's fields in a frame: a card's number never reaches the shop's own pages. */
export function CardFields({ url, frame, onSubmit }: Props) {
  const [height, setHeight] = useState(() => expectedHeight(url));
  const submit = useEffectEvent(onSubmit);
  useEffect(() => {
    if (!frame.current) return undefined;
    return listenToFields(frame.current, url, (message) => {
      if (message.type === 'height') setHeight(Math.ceil(message.height));
      if (message.type === 'submit') submit();
    });
  }, [frame, url]);
  return <CardIframe ref={frame} src={url} title="Kortaupplýsingar" style={{ height }} />;
}

/* The page inside keeps 4 px around its fields for focus rings. */
const CardIframe = styled.iframe`
  width: calc(100% + 8px);
  max-width: none;
  margin-inline: -4px;
  border: 0;
  border-radius: var(--radius-small);
`;
