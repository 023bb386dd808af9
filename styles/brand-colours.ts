/** Colours of the shop for what no style sheet reaches: PDF, mail, manifest, pictures, the bare page. tokens.css has the same. */
export const brandColours = {
  ink: '#13242d',
  inkSoft: '#4b5d66',
  fjord: '#0a5876',
  fjordDark: '#073f55',
  fjordPale: '#e7f1f5',
  paper: '#ffffff',
  mist: '#f3f6f7',
  line: '#d8e0e3',
} as const;
