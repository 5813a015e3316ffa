import { serviceNames } from "#app/model/service-names.ts";
import type { ServiceList } from "#app/model/site/service-list.ts";

/** The order of the services, and which of them visitors see. */
export const serviceList: ServiceList = serviceNames.map((name) => ({ name, shown: "shown" }));
