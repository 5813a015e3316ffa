import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { idleMoment } from "./when-idle.ts";

let counting: Promise<typeof import("./count-views.ts")> | undefined;

/** Counts a page that is shown, once the code for it is loaded: no page waits for it, and no view is lost. */
export function noticeView(pathname: string): void {
	if (isBackOffice(pathname)) return;
	counting ??= idleMoment().then(() => import("./count-views.ts"));
	counting.then(({ countView }) => countView(pathname)).catch(() => undefined);
}
