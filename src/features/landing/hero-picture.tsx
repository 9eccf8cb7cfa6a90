import { HeroQuestion } from './hero-question';
import { HeroScene } from './hero-scene';

/** The picture beside the headline: practice, on the road. */
export default function HeroPicture() {
  return (
    <>
      <HeroScene />
      <HeroQuestion />
    </>
  );
}
