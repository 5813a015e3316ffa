import type { ServiceName } from "../service-names.ts";
import { kindOfService } from "./form.ts";
import type { Promotion } from "./promotion.ts";
import type { Kind } from "./questions.ts";

/** A kind of work that visitors can choose, under the name of a service that they see. */
export interface OfferedService {
	kind: Kind;
	service: ServiceName;
}

/** In the order of the services. Several services may share a kind: the one with its name wins, then the first. */
export function offeredServices(shown: readonly ServiceName[]): OfferedService[] {
	return shown.flatMap((service) => {
		const kind = kindOfService(service);
		const first = shown.find((other) => kindOfService(other) === kind);
		return kind && (kind === service || (!shown.includes(kind) && first === service)) ? [{ kind, service }] : [];
	});
}

export function isWorkOffered(kind: Kind, shown: readonly ServiceName[]): boolean {
	return shown.some((service) => kindOfService(service) === kind);
}

/**
 * The promotions that visitors can have. A promotion of several services needs all of them in one visit, so it is not
 * offered without one of them; one that names only hidden services is not offered either.
 */
export function promotionsFor<Offer extends Pick<Promotion, "services">>(
	promotions: readonly Offer[],
	shown: readonly ServiceName[],
): Offer[] {
	return promotions.filter(
		({ services }) =>
			services.some((service) => shown.includes(service)) &&
			services.every((service) => {
				const kind = kindOfService(service);
				return kind !== null && isWorkOffered(kind, shown);
			}),
	);
}
