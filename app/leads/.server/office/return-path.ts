/** The only paths to redirect to: pages on which leads are changed. */
const places = /^\/admin(?:\/tableau|\/(?:demandes|rendez-vous|clients)\/[\w-]+)?(?:\?[\w=&%.~+-]*)?$/;

/** Where a form that is sent to a resource route leads back to: its field `back`, if that is a page of leads. */
export function returnPath(form: FormData): string {
	const back = String(form.get("back") ?? "");
	return places.test(back) ? back : "/admin";
}
