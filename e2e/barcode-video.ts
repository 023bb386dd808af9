const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const turned = (bits: string): string => bits.replaceAll(/[01]/g, (bit) => (bit === '1' ? '0' : '1'));
const right = left.map(turned);
const even = right.map((bits) => bits.split('').toReversed().join(''));
/** How the first digit is told: by which of the next six are written the even way. */
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

const [width, height, module] = [640, 480, 4];

/** A film in Y4M that shows an EAN-13 barcode. */
export function barcodeVideo(ean: string): Buffer {
  const bits = barsOf(ean);
  const light = Buffer.alloc(width * height, 235);
  const start = Math.floor((width - bits.length * module) / 2);
  for (let row = 120; row < 360; row += 1)
    for (const [at, bit] of bits.split('').entries())
      if (bit === '1')
        light.fill(16, row * width + start + at * module, row * width + start + (at + 1) * module);
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame]);
}

function barsOf(ean: string): string {
  const digits = ean.split('').map(Number);
  const parity = parities[digits[0] ?? 0] ?? '';
  const first = digits.slice(1, 7).map((digit, at) => (parity[at] === 'L' ? left : even)[digit]);
  const second = digits.slice(7).map((digit) => right[digit]);
  return `101${first.join('')}01010${second.join('')}101`;
}
