import { NotFoundMessage } from './_parts/frame/not-found-message.tsx';

export const metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

/** For personal pages, which are rendered for each request; public ones show `MissingPage`. */
export default function NotFound() {
  return (
    <NotFoundMessage
      title="Síðan fannst ekki"
      text="Þetta fannst ekki eða er ekki lengur í boði. Leitið að vörunni eða veljið vöruflokk."
    />
  );
}
