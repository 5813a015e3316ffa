import { data } from "react-router";
import type { Log } from "#app/.server/log.ts";
import type { Services } from "#app/.server/services.ts";
import { translateRejections } from "#app/.server/translate-rejections.ts";
import { IdentityUnavailableError } from "#app/model/members/identity.ts";
import { StoreUnavailableError, WrongCursorError } from "#app/model/ports.ts";

const known = new WeakMap<Services, Services>();

/**
 * Wraps the services: an unavailable store or identity provider becomes a 503 page instead of an internal error, and an
 * address with a made-up cursor is not found.
 */
export function officeServices(services: Services, log: Log): Services {
	const found = known.get(services) ?? withScreens(services, log);
	known.set(services, found);
	return found;
}

function withScreens(services: Services, log: Log): Services {
	const toScreen = (reason: unknown) => {
		if (reason instanceof WrongCursorError) return data(null, { status: 404 });
		if (!(reason instanceof StoreUnavailableError || reason instanceof IdentityUnavailableError)) return reason;
		log.error("back office answered 503", reason);
		return data(null, { status: 503 });
	};
	const { store, identity } = services;
	// A spread would keep the values that getters had now, such as the prefix of references.
	const wrapped = Object.defineProperties({} as Services, Object.getOwnPropertyDescriptors(services));
	return Object.assign(wrapped, {
		store: translateRejections(store, toScreen),
		identity: translateRejections(identity, toScreen),
	});
}
