import { StoreUnavailableError } from "#app/model/ports.ts";

/** More than requests for one document that arrive at the same time; fewer than anybody waits for. */
const most = 300;

/**
 * For commits that are refused when another server or request was faster: `for (const retry = retries(); ; retry())`. One
 * that is refused each time would otherwise keep the server busy for ever. Nothing was saved then, so what was typed is
 * kept, as when the store does not answer.
 */
export function retries(): () => void {
	let left = most;
	return () => {
		if (--left === 0) throw new StoreUnavailableError(`The store refused a change ${most} times`);
	};
}
