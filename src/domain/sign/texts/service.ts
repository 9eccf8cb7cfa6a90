import type { SignText, SignTexts } from '../sign-text';

const square = (symbol: string, meaning: string): SignText => ({
  look: `Blå kvadrat med en vit ruta och ${symbol} i svart.`,
  meaning,
});

/** The signs of public places and of service. */
export const texts: SignTexts = {
  G2: square('en telefon', 'Här finns en telefon att ringa efter hjälp från.'),
  G6: square('ett ånglok', 'Märket visar vägen till en järnvägsstation.'),
  G7: square('en buss sedd framifrån', 'Märket visar vägen till en busstation.'),
  G8: square('ett flygplan', 'Märket visar vägen till en flygplats.'),
  G11: square('en båt på vågor', 'Märket visar vägen till en färja.'),
  H1: square('bokstaven i', 'Här finns en plats med information för resande.'),
  H3: square('en pump', 'Här går det att tanka.'),
  H5: square('en kopp', 'Här finns enklare servering, till exempel ett kafé.'),
  H6: square('kniv och gaffel', 'Här finns en restaurang.'),
  H7: square('en säng', 'Här finns ett hotell.'),
  H8: square('ett hus bredvid en gran', 'Här finns ett vandrarhem.'),
  H11: square('ett tält', 'Här finns en campingplats.'),
  H12: square('en husvagn', 'Här finns platser för husvagnar.'),
  H13: square(
    'ett bord under ett träd',
    'Här finns en rastplats, där du kan pausa när du blir trött.',
  ),
  H14: square('en kvinna och en man', 'Här finns en toalett.'),
  H15: square('en simmande figur', 'Här finns en badplats.'),
  H17: square('en gående med ryggsäck och stav', 'Här går en vandringsled.'),
  H22: square('en fyrkant med ögla i varje hörn', 'Här finns en sevärdhet.'),
  H27: square('en stolpe med blixt och sladd', 'Här går det att ladda elfordon.'),
};
