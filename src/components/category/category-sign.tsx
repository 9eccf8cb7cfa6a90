import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { SignDrawing } from '../sign/sign-drawing';

/** The sign that says what a category is about, by the category's id. */
const signs: Readonly<Record<string, string>> = {
  'b-vagmarken': 'B4',
  'b-vagmarkeringar': 'A22',
  'b-vajningsregler': 'B1',
  'b-hastighet-och-omkorning': 'C31/70',
  'b-avstand-och-bromsstracka': 'A34',
  'b-stanna-och-parkera': 'C35',
  'b-landsvag-och-motorvag': 'E1',
  'b-morker-och-vader': 'A10',
  'b-oskyddade-trafikanter': 'B3',
  'b-manniskan-i-trafiken': 'H13',
  'b-fordonet': 'H2',
  'b-miljo': 'E31',
  'mc-foraren': 'A40',
  'mc-miljo': 'E31',
  'mc-motorcykeln': 'S7',
  'mc-placering-och-hastighet': 'C31/70',
  'mc-risker-och-korteknik': 'A10',
  'mc-vajning-och-korsningar': 'B1',
  'lastbil-berakningar': 'C23',
  'lastbil-foraren': 'H5',
  'lastbil-fordonet': 'S1',
  'lastbil-kor-och-vilotider': 'H13',
  'lastbil-miljo': 'E31',
  'lastbil-sakerhet-och-lastsakring': 'A41',
  'lastbil-trafikregler': 'C7',
  'taxi-bemotande': 'E23',
  'taxi-fordon-och-miljo': 'H2',
  'taxi-legitimation-och-tillstand': 'H1',
  'taxi-passagerares-sakerhet': 'S11',
  'taxi-taxameter-och-pris': 'T16',
  'taxi-trafikregler': 'D10',
  'taxi-trafiksakert-korsatt': 'A34',
  'taxi-vilotider-och-arbete': 'H13',
  'taxi-akeri-ekonomi': 'T16',
  'taxi-akeri-fallstudier': 'E23',
  'taxi-akeri-juridik': 'H1',
  'taxi-akeri-trafiksakerhet-och-teknik': 'H2',
};

/** Danger of a kind that has no sign of its own: for a category that an administrator has made. */
const other = 'A40';

/** The sign of a category, as decoration beside its name: without it nothing is missing. Suspends until it has loaded. */
export default function CategorySign({ categoryId }: { categoryId: string }): ReactNode {
  return (
    <ErrorBoundary fallback={null}>
      <SignDrawing name={signs[categoryId] ?? other} />
    </ErrorBoundary>
  );
}
