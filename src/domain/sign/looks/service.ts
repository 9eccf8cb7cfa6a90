import type { SignLooks } from '../sign-look';

const square = (symbol: string) => `blå kvadrat med en vit ruta och ${symbol} i svart`;

/** What the signs of public places and of service look like. */
export const looks: SignLooks = {
  G6: square('ett ånglok'),
  G7: square('en buss sedd framifrån'),
  G8: square('ett flygplan'),
  G11: square('en båt på vågor'),
  H1: square('bokstaven i'),
  H3: square('en pump'),
  H5: square('en kopp'),
  H6: square('kniv och gaffel'),
  H7: square('en säng'),
  H8: square('ett hus bredvid en gran'),
  H11: square('ett tält'),
  H12: square('en husvagn'),
  H13: square('ett bord under ett träd'),
  H14: square('en kvinna och en man'),
  H15: square('en simmande figur'),
  H17: square('en gående med ryggsäck och stav'),
  H22: square('en fyrkant med ögla i varje hörn'),
  H27: square('en stolpe med blixt och sladd'),
};
