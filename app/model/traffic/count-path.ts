/** Target of the beacons that count views and calls inside the application. */
export const countPath = "/_count";
