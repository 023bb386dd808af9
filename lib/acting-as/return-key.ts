/** The key that leads back to the own identity: with Alt, so that no typing reaches it. */
export const returnKey = {
  ariaName: 'Alt+U',
  displayName: 'Alt + U',
  matches: ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
    altKey && !ctrlKey && !metaKey && code === 'KeyU',
} as const;
