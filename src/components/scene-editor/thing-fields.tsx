import { checkScene } from '../../domain/scene/check-scene';
import { colours, type Person, type Scene, type Vehicle } from '../../domain/scene/scene';
import { colourNames, colourOf } from '../../domain/scene/scene-words';
import { CheckboxField } from '../../ui/checkbox-field';
import { capitalize, compact, SceneSelect, type Choice } from './scene-select';
import { personId, vehicleId } from './spots';

const turnChoices: readonly Choice<Vehicle['turn']>[] = [
  [undefined, 'Visas inte'],
  ['left', 'Åt vänster'],
  ['straight', 'Rakt fram'],
  ['right', 'Åt höger'],
];
const indicatorChoices: readonly Choice<Vehicle['indicator']>[] = [
  [undefined, 'Nej'],
  ['left', 'Åt vänster'],
  ['right', 'Åt höger'],
  ['both', 'På båda sidor'],
];
const walkChoices: readonly Choice<Person['towards']>[] = [
  [undefined, 'Står still'],
  ['left', 'Åt vänster'],
  ['right', 'Åt höger'],
];
const colourChoices = colours.map((colour): Choice<Vehicle['colour']> => {
  const [name] = colourNames[colour];
  return [colour, capitalize(name)];
});

function VehicleFields({
  scene,
  index,
  vehicle,
  onChange,
}: {
  scene: Scene;
  index: number;
  vehicle: Vehicle;
  onChange: (scene: Scene) => void;
}) {
  const change = (changed: Vehicle): Scene => ({
    ...scene,
    vehicles: scene.vehicles.with(index, changed),
  });
  const { turn, indicator, isYou, ...rest } = vehicle;
  const own: Scene = {
    ...scene,
    vehicles: scene.vehicles.map(({ isYou: _isYou, ...each }, place) =>
      place === index && isYou !== true ? { ...each, isYou: true } : each,
    ),
  };
  const ownProblems = checkScene(own);
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SceneSelect
        label="Ska"
        choices={turnChoices}
        value={turn}
        withValue={(next) => {
          const isAgainst = (indicator === 'left' || indicator === 'right') && indicator !== next;
          const kept = isAgainst && next !== undefined ? undefined : indicator;
          return change(compact({ ...vehicle, turn: next, indicator: kept }));
        }}
        onChange={onChange}
      />
      <SceneSelect
        label="Blinkar"
        choices={indicatorChoices}
        value={indicator}
        withValue={(next) => change(compact({ ...vehicle, indicator: next }))}
        onChange={onChange}
      />
      <SceneSelect
        label="Färg"
        choices={colourChoices}
        value={colourOf(vehicle)}
        withValue={(colour) => change(compact({ ...vehicle, colour }))}
        onChange={onChange}
      />
      {ownProblems.length === 0 && rest.kind !== 'train' && (
        <CheckboxField
          label="Elevens eget fordon"
          isChecked={isYou === true}
          onChange={() => {
            onChange(own);
          }}
        />
      )}
    </div>
  );
}

function PersonFields({
  scene,
  index,
  person: { towards, ...person },
  onChange,
}: {
  scene: Scene;
  index: number;
  person: Person;
  onChange: (scene: Scene) => void;
}) {
  return (
    <SceneSelect
      label="Går, sett av den som kör in"
      choices={walkChoices}
      value={towards}
      withValue={(next) => ({
        ...scene,
        people: (scene.people ?? []).with(index, {
          ...person,
          ...(next !== undefined && { towards: next }),
        }),
      })}
      onChange={onChange}
    />
  );
}

/** What can be said of the thing with an id: where a vehicle is going, and a person. Signs have nothing more to say. */
export function ThingFields({
  scene,
  id,
  onChange,
}: {
  scene: Scene;
  id: string;
  onChange: (scene: Scene) => void;
}) {
  const vehicles = scene.vehicles.map((vehicle, index) => ({ vehicle, index }));
  const vehicle = vehicles.find(({ index }) => vehicleId(index) === id);
  if (vehicle !== undefined)
    return <VehicleFields scene={scene} {...vehicle} onChange={onChange} />;
  const people = (scene.people ?? []).map((person, index) => ({ person, index }));
  const person = people.find(({ index }) => personId(index) === id);
  return person === undefined ? null : (
    <PersonFields scene={scene} {...person} onChange={onChange} />
  );
}
