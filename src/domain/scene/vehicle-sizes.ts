import type { VehicleKind } from './scene';

/** Length, width and height of each kind of vehicle, in tenths of a metre. */
export const vehicleSizes: Record<VehicleKind, { length: number; width: number; height: number }> =
  {
    car: { length: 43, width: 20, height: 15 },
    van: { length: 52, width: 22, height: 21 },
    truck: { length: 84, width: 25, height: 34 },
    'truck-trailer': { length: 150, width: 25, height: 34 },
    bus: { length: 96, width: 25, height: 31 },
    motorcycle: { length: 23, width: 9, height: 14 },
    moped: { length: 20, width: 8, height: 14 },
    bicycle: { length: 19, width: 7, height: 16 },
    tractor: { length: 40, width: 22, height: 27 },
    police: { length: 46, width: 20, height: 16 },
    ambulance: { length: 56, width: 22, height: 25 },
    tram: { length: 118, width: 25, height: 33 },
    train: { length: 190, width: 30, height: 40 },
  };
