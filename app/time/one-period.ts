/** English hours end with a period of their own: `Saved at 5 p.m..` becomes `Saved at 5 p.m.` */
export function onePeriod(text: string): string {
	return text.replaceAll(/\.+/g, (periods) => (periods === ".." ? "." : periods));
}
