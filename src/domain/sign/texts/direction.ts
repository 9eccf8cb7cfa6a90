import type { SignTexts } from '../sign-text';

/** The signs that show the way. */
export const texts: SignTexts = {
  'F1-1': {
    meaning: 'Tavlan visar i förväg hur vägarna går i nästa korsning och vart de leder.',
    demand: 'Bestäm dig här för vart du ska och placera dig i tid.',
  },
  F5: {
    meaning: 'Märket visar åt vilket håll ett mål ligger och hur många kilometer det är dit.',
    demand:
      'Färgen säger vad för slags väg eller mål det är: blå för allmän väg, grön för motorväg och motortrafikled, gul för enskild väg, vit för lokalt mål.',
  },
  F6: {
    meaning: 'Tavlan samlar flera mål i en korsning: varje rad har sin pil.',
    demand: 'Läs raden för ditt mål och följ pilen på just den.',
  },
  F7: {
    meaning: 'Här är avfarten till de orter som står på tavlan.',
    demand: 'Blinka i tid, kör ut i retardationsfältet och bromsa först där.',
  },
  F8: {
    meaning: 'Körfältet som pilen pekar på leder till orten på tavlan.',
    demand:
      'Byt körfält i god tid om du ligger fel. Är det för sent får du följa med och vända längre fram.',
  },
  F10: { meaning: 'Märket anger namnet på en ort eller plats.' },
  F13: { meaning: 'Tavlan visar hur många kilometer det är till orter längs vägen.' },
  F14: { meaning: 'Märket anger vägens nummer. Europavägar har grön botten och bokstaven E.' },
  F16: { meaning: 'Körfälten blir fler.', demand: 'Håll till höger om du inte ska köra om.' },
  F17: {
    meaning: 'Körfälten blir färre: det ena löper in i det andra.',
    demand:
      'Se dig om i tid och väv ihop med avstånd. Den som byter körfält får inte hindra eller störa andra.',
  },
  F18: {
    meaning:
      'Tavlan visar hur körfälten går på sträckan, här två i din riktning och ett för mötande.',
    demand: 'Kör bara i körfält vars pil pekar åt ditt håll.',
  },
  F21: {
    meaning: 'Tavlan visar vart vart och ett av körfälten leder i korsningen framför.',
    demand: 'Välj körfält i god tid.',
  },
  F22: { meaning: 'Här kommer du in i landet som står på tavlan.' },
  F28: {
    meaning: 'Märket visar vägen till ett parkeringshus.',
    demand: 'Ta reda på om din bil ryms på höjden innan du kör in.',
  },
  F29: {
    meaning: 'Här finns parkering där du kan byta till buss, tåg eller annan kollektivtrafik.',
  },
};
