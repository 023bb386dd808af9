'use client';

import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { theme } from '@/styles/theme.ts';

const loadZoom = () => import('./zoom.tsx');

interface Props {
  name: string;
  /** The pictures as the server made them, large and as thumbnails, in the same order. */
  slides: readonly ReactNode[];
  thumbnails: readonly ReactNode[];
  assetPaths: readonly string[];
}

/** One large picture, thumbnails to choose it with, and a closer look. */
export function Gallery({ name, slides, thumbnails, assetPaths }: Props) {
  const [shown, show] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const { part: zoom, load } = useOnDemand(loadZoom, zoomed);
  return (
    <Frame>
      <button
        type="button"
        aria-label="Stækka mynd"
        data-slide
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setZoomed(true)}
      >
        {slides[shown]}
      </button>
      {thumbnails.length > 1 && (
        <ul>
          {thumbnails.map((thumbnail, index) => (
            <li key={assetPaths[index]}>
              <button
                type="button"
                aria-label={`Mynd ${index + 1} af ${thumbnails.length}`}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                {thumbnail}
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && zoom && (
        <zoom.Zoom name={name} assetPath={assetPaths[shown] ?? ''} onClose={() => setZoomed(false)} />
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  gap: 8px;
  & button {
    position: relative;
    display: block;
    width: 100%;
    padding: 0;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.large};
    background: ${color.paper};
    overflow: hidden;
  }
  & [data-slide] {
    aspect-ratio: 1;
    max-height: min(640px, 70vh);
    cursor: zoom-in;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & li button {
    width: 72px;
    height: 72px;
    border-radius: ${theme.radius.medium};
  }
  & li button[aria-pressed='true'] {
    border: 2px solid ${color.fjord};
  }
`;
