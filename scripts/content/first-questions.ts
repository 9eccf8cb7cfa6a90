/**
 * The five questions of each licence that a newcomer is asked first: the first is short and easy, most have a sign or a place
 * seen from above, and one or two are words alone. A taxi operator's test has few pictures.
 */
export const firstQuestions = {
  B: [
    'vagmarken-vajningsplikt-korsande-vag-1',
    'vajningsregler-huvudled-2',
    'oskyddade-trafikanter-ryttare-pa-vagen-2',
    'vajningsregler-cirkulationsplats-infart-3',
    'fordonet-stotdampare-1',
  ],
  TAXI: [
    'taxi-trafiksakert-korsatt-alkohol-och-taxi-1',
    'taxi-trafikregler-plats-for-visst-fordon-1',
    'taxi-trafikregler-tillaggstavla-taxi-2',
    'taxi-fordon-och-miljo-monsterdjup-1',
    'taxi-trafikregler-cykelgata-1',
  ],
  TAXI_AKERI: [
    'taxi-akeri-trafiksakerhet-och-teknik-stanna-for-avstigning-1',
    'taxi-akeri-juridik-tre-krav-for-tillstand-1',
    'taxi-akeri-trafiksakerhet-och-teknik-dackets-markning-1',
    'taxi-akeri-ekonomi-resultatrakningen-1',
    'taxi-akeri-trafiksakerhet-och-teknik-stanna-for-avstigning-2',
  ],
  LASTBIL: [
    'lastbil-trafikregler-fri-bredd-1',
    'lastbil-trafikregler-hogerregeln-med-lastbil-1',
    'lastbil-trafikregler-stanna-for-lossning-1',
    'lastbil-sakerhet-och-lastsakring-doda-vinklar-5',
    'lastbil-miljo-dacktryck-och-forbrukning-1',
  ],
  MC: [
    'mc-placering-och-hastighet-marke-forbud-motorcykel-1',
    'mc-vajning-och-korsningar-cirkulation-tecken-2',
    'mc-risker-och-korteknik-varningsmarken-tva-hjul-1',
    'mc-vajning-och-korsningar-vajning-fran-tva-sidor-1',
    'mc-motorcykeln-dack-slitage-1',
  ],
};
