import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { personNames } from '../../domain/scene/describe-scene';
import { vehicleKinds, type Person, type Scene } from '../../domain/scene/scene';
import { nameVehicle } from '../../domain/scene/scene-words';
import { signCodes } from '../../domain/scene/sign-looks';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { addPerson, addSign, addVehicle, signName, type Added } from './things';

const personKinds = Object.keys(personNames) as Person['kind'][];

/** What can be added to a scene: its name, and what adds it. */
const choices: readonly { label: string; add: (scene: Scene) => Added | null }[] = [
  ...vehicleKinds.map((kind) => ({
    label: nameVehicle({ kind, arm: 'north' }),
    add: (scene: Scene) => addVehicle(scene, kind),
  })),
  ...personKinds.map((kind) => ({
    label: personNames[kind],
    add: (scene: Scene) => addPerson(scene, kind),
  })),
  ...signCodes.map((code) => ({
    label: `Märke ${signName(code)}`,
    add: (scene: Scene) => addSign(scene, code),
  })),
];

/** Adds a vehicle, a person or a sign to a scene; null is told where there is no place for it. */
export function AddFields({
  scene,
  onAdd,
}: {
  scene: Scene;
  onAdd: (added: Added | null) => void;
}) {
  const [chosen, setChosen] = useState('0');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 grow">
        <SelectField
          label="Lägg till i bilden"
          options={choices.map(({ label }, index) => ({ value: String(index), label }))}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        />
      </div>
      <Button
        isRepeatable
        variant="outline"
        onClick={() => {
          onAdd(choices[Number(chosen)]?.add(scene) ?? null);
        }}
      >
        <Plus aria-hidden className="size-5" />
        Lägg till
      </Button>
    </div>
  );
}
