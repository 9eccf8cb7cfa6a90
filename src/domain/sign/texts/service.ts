import type { SignTexts } from '../sign-text';

/** The signs of public places and of service. */
export const texts: SignTexts = {
  G6: { meaning: 'Märket visar vägen till en järnvägsstation.' },
  G7: { meaning: 'Märket visar vägen till en busstation.' },
  G8: { meaning: 'Märket visar vägen till en flygplats.' },
  G11: { meaning: 'Märket visar vägen till en färja.' },
  H1: { meaning: 'Här finns en plats med information för resande.' },
  H3: { meaning: 'Här går det att tanka.' },
  H5: { meaning: 'Här finns enklare servering, till exempel ett kafé.' },
  H6: { meaning: 'Här finns en restaurang.' },
  H7: { meaning: 'Här finns ett hotell.' },
  H8: { meaning: 'Här finns ett vandrarhem.' },
  H11: { meaning: 'Här finns en campingplats.' },
  H12: { meaning: 'Här finns platser för husvagnar.' },
  H13: { meaning: 'Här finns en rastplats, där du kan pausa när du blir trött.' },
  H14: { meaning: 'Här finns en toalett.' },
  H15: { meaning: 'Här finns en badplats.' },
  H17: { meaning: 'Här går en vandringsled.' },
  H22: { meaning: 'Här finns en sevärdhet.' },
  H27: { meaning: 'Här går det att ladda elfordon.' },
};
