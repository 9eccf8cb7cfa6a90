import { useState } from 'react';

import { checkScene } from '../../domain/scene/check-scene';
import { lightNames } from '../../domain/scene/describe-arm';
import { layoutNames } from '../../domain/scene/describe-scene';
import { isMotorway, planRoad } from '../../domain/scene/road-plan';
import { layouts, type Arm, type Scene } from '../../domain/scene/scene';
import { listWords, sideNames } from '../../domain/scene/scene-words';
import { CheckboxField } from '../../ui/checkbox-field';
import { SelectField } from '../../ui/select-field';
import { changeLayout, hasLights, withArm, withLanesIn, withLights } from './road';
import { capitalize, SceneSelect, type Choice } from './scene-select';

const laneChoices = ['0', '1', '2', '3'].map((lanes): Choice<string> => [lanes, lanes]);
const lights = Object.keys(lightNames) as NonNullable<Arm['light']>[];
const lightChoices = lights.map((light): Choice<NonNullable<Arm['light']>> => [
  light,
  capitalize(lightNames[light]),
]);

/** What kind of road a scene shows, its lanes and its traffic lights. */
export function RoadFields({
  scene,
  onChange,
}: {
  scene: Scene;
  /** @param message what there is to say of it, or ''. */
  onChange: (scene: Scene, message: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  const plans = planRoad(scene);
  const plan = plans.find(({ direction }) => direction === chosen) ?? plans[0];
  const isLit = hasLights(scene);
  const switched = withLights(scene, !isLit);
  const change = (changed: Scene) => {
    onChange(changed, '');
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">Vägen</legend>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label="Vägtyp"
          options={layouts.map((layout) => ({
            value: layout,
            label: capitalize(layoutNames[layout]),
          }))}
          value={scene.layout}
          onChange={({ target }) => {
            const layout = layouts.find((each) => each === target.value);
            const built = layout && changeLayout(scene, layout);
            if (built == null) return;
            const { gone } = built;
            onChange(built.scene, gone.length === 0 ? '' : `Fick inte plats: ${listWords(gone)}`);
          }}
        />
        {!isMotorway(scene.layout) && checkScene(switched).length === 0 && (
          <CheckboxField
            label="Trafiksignaler"
            isChecked={isLit}
            onChange={() => {
              change(switched);
            }}
          />
        )}
      </div>
      {plan !== undefined && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <SelectField
            label="Väg"
            options={plans.map(({ direction }) => ({
              value: direction,
              label: capitalize(sideNames[direction]),
            }))}
            value={plan.direction}
            onChange={({ target }) => {
              setChosen(target.value);
            }}
          />
          <SceneSelect
            label="Körfält in"
            choices={laneChoices}
            value={String(plan.lanesIn)}
            withValue={(lanes) => withLanesIn(scene, plan.direction, Number(lanes))}
            onChange={change}
          />
          <SceneSelect
            label="Körfält ut"
            choices={laneChoices}
            value={String(plan.lanesOut)}
            withValue={(lanes) =>
              withArm(scene, plan.direction, { ...plan.arm, out: Number(lanes) })
            }
            onChange={change}
          />
          {plan.arm.light !== undefined && (
            <SceneSelect
              label="Signalen visar"
              choices={lightChoices}
              value={plan.arm.light}
              withValue={(light) => withArm(scene, plan.direction, { ...plan.arm, light })}
              onChange={change}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
