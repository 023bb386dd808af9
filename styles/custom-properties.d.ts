import 'react';

declare module 'react' {
  /** `style` takes custom properties: values that a style sheet cannot know. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
