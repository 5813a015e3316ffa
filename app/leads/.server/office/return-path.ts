/** The only paths to redirect to. The notice of a change is on every page that is opened within its ten seconds. */
const places = /^\/admin(?:\/[\w:-]+)*(?:\?[\w=&%*.~+-]*)?$/;

/** Where a form that is sent to a resource route leads back to: its field `back`, if that is a page of the office. */
export function returnPath(form: FormData, otherwise = "/admin"): string {
	const back = String(form.get("back") ?? "");
	return places.test(back) ? back : otherwise;
}
