import { paths } from '../config/paths';
import { signGroups, type SignGroup } from '../domain/sign/sign-group';
import { signTitle } from '../domain/sign/sign-noun';
import type { SignText, SignTexts } from '../domain/sign/sign-text';
import { signs, signSlug, signsOf, type Sign } from '../domain/sign/signs';
import direction from '../../content/signs/texts/direction.json';
import information from '../../content/signs/texts/information.json';
import mandatory from '../../content/signs/texts/mandatory.json';
import marking from '../../content/signs/texts/marking.json';
import plate from '../../content/signs/texts/plate.json';
import priority from '../../content/signs/texts/priority.json';
import prohibition from '../../content/signs/texts/prohibition.json';
import service from '../../content/signs/texts/service.json';
import signal from '../../content/signs/texts/signal.json';
import warning from '../../content/signs/texts/warning.json';
import type { PublicPage } from './public-page';
import { breadcrumbData, termData } from './structured-data';

const texts: SignTexts = {
  ...warning,
  ...priority,
  ...prohibition,
  ...mandatory,
  ...information,
  ...direction,
  ...service,
  ...plate,
  ...marking,
  ...signal,
};

/** Characters that search engines show of a description. */
const shown = 160;

/** A text of at most so many characters, cut between words. */
function shorten(text: string): string {
  if (text.length <= shown) return text;
  const cut = text.slice(0, text.lastIndexOf(' ', shown - 1));
  return `${cut.replace(/[,.:;–-]?$/, '')}…`;
}

const library = { name: 'Vägmärken', address: paths.signs.getHref() };
const groupCrumb = ({ title, slug }: SignGroup) => ({
  name: title,
  address: paths.sign.getHref(slug),
});

function groupPage(group: SignGroup): PublicPage {
  const count = String(signsOf(group.id).length);
  return {
    address: paths.sign.getHref(group.slug),
    module: 'src/app/routes/sign.tsx',
    description: shorten(
      `${group.title} (${group.letters}): ${count} märken med bild, kod och betydelse. ${group.intro}`,
    ),
    structuredData: [breadcrumbData([library, groupCrumb(group)])],
  };
}

function describe(sign: Sign, text: SignText | undefined): string {
  return shorten(
    `${signTitle(sign)}. ${text?.meaning ?? ''} ${text?.demand ?? 'Så ser det ut, med bild och förklaring.'}`,
  );
}

function signPage(sign: Sign): PublicPage {
  const text = texts[sign.code];
  const address = paths.sign.getHref(signSlug(sign));
  const group = signGroups.find(({ id }) => id === sign.group);
  return {
    address,
    module: 'src/app/routes/sign.tsx',
    description: describe(sign, text),
    structuredData: [
      breadcrumbData([
        library,
        ...(group === undefined ? [] : [groupCrumb(group)]),
        { name: sign.name, address },
      ]),
      ...(text === undefined ? [] : [termData({ ...sign, address, meaning: text.meaning })]),
    ],
  };
}

/** The library of road signs: its front page, its quiz, every group and every sign. */
export const signPages: readonly PublicPage[] = [
  {
    address: paths.signs.getHref(),
    module: 'src/features/signs/library-page.tsx',
    description:
      'Alla svenska vägmärken som en förare möter, med kod, betydelse och vad de kräver av dig som förare. Sök, jämför märken som liknar varandra och öva.',
  },
  {
    address: paths.signQuiz.getHref(),
    module: 'src/app/routes/sign-quiz.tsx',
    description:
      'Öva på svenska vägmärken: upp till tio frågor med svar direkt. Varningsmärkena är gratis och kräver inget konto.',
  },
  ...signGroups.map(groupPage),
  ...signs.map(signPage),
];
