/** `npm run make -- NAME`: files and tables that are made once and kept. */
const makers: Readonly<Record<string, () => Promise<unknown>>> = {
  icons: () => import('./assets/icons.ts'),
  font: () => import('./assets/font.ts'),
  capacity: () => import('./scale/main.ts'),
};

/** What it makes reads its own options: its name is taken off before. */
const maker = makers[process.argv[2] ?? ''];
if (maker) {
  process.argv.splice(2, 1);
  void maker();
} else {
  console.error(`npm run make -- ${Object.keys(makers).join('|')}`);
  process.exitCode = 2;
}

export {};
