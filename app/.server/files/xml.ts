/** Well-formed XML. Plain strings are treated as text and escaped. */
export interface Xml {
	readonly xml: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
type Child = Xml | string | undefined;

/** Makes one element; undefined attributes and children are left out. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly Child[]): Xml {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
		.join("");
	const inside = children.map((child) => (typeof child === "object" ? child.xml : escapeXml(child ?? ""))).join("");
	return { xml: inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

export function xmlDocument(root: Xml): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function escapeXml(text: string): string {
	return withoutForbidden(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** XML 1.0 forbids these characters, even escaped. */
function withoutForbidden(text: string): string {
	return text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
