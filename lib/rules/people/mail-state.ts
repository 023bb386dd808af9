interface MailStateText {
  title: string;
  text: string;
  buttonLabel: string;
}

/** What a person is told of the own address, by the contract's MailState. */
export const mailStateTexts = {
  Bounced: {
    title: 'Póstur berst ekki til þín.',
    text: 'Póstur frá okkur var endursendur, svo að við erum hætt að senda á netfangið, líka staðfestingar pantana. Athugaðu hvort það er rétt skrifað og hvort pósthólfið er í lagi.',
    buttonLabel: 'Netfangið er í lagi, senda aftur',
  },
  Complained: {
    title: 'Póstur frá okkur var merktur sem ruslpóstur.',
    text: 'Þess vegna erum við hætt að senda á netfangið, líka staðfestingar pantana.',
    buttonLabel: 'Fá aftur póst',
  },
  Unsubscribed: {
    title: 'Þú hefur afþakkað tilkynningar.',
    text: 'Þú færð aðeins póst um pantanir og það sem þú biður um, svo sem nýtt lykilorð.',
    buttonLabel: 'Fá aftur tilkynningar',
  },
} as const satisfies Readonly<Record<string, MailStateText>>;

/** Nothing at all is sent to the address. */
export function isMailStopped(state: string): state is 'Bounced' | 'Complained' {
  return state === 'Bounced' || state === 'Complained';
}

/** What agents see beside a customer's address. */
export const mailStateBadges = {
  Bounced: 'Póstur endursendur',
  Complained: 'Merkti sem ruslpóst',
  Unsubscribed: 'Afþakkar tilkynningar',
} as const satisfies Readonly<Record<keyof typeof mailStateTexts, string>>;
