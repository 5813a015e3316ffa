const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#x27": "'" };

/** The fields that a browser would send. React's markup is regular enough to parse with regular expressions. */
export function sentFields(html: string): FormData {
	const form = new FormData();
	const controls = html.matchAll(
		/<input([^>]*)\/?>|<textarea([^>]*)>([\s\S]*?)<\/textarea>|<select([^>]*)>([\s\S]*?)<\/select>/g,
	);
	for (const [, input, area, text = "", select, options = ""] of controls) {
		const attributes = attributesOf(input ?? area ?? select ?? "");
		if (attributes.name === undefined) continue;
		if (select !== undefined) form.append(attributes.name, chosenOf(options));
		// Browsers drop the first line break of a textarea and send the others as CRLF.
		else if (area !== undefined)
			form.append(attributes.name, decoded(text.replace(/^\n/, "")).replaceAll("\n", "\r\n"));
		else if (!isChoice(attributes.type) || "checked" in attributes)
			form.append(attributes.name, attributes.value ?? (isChoice(attributes.type) ? "on" : ""));
	}
	return form;
}

export function attributesOf(tag: string): Record<string, string | undefined> {
	const found = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, decoded(value)]);
	return Object.fromEntries(found);
}

function isChoice(type: string | undefined): boolean {
	return type === "checkbox" || type === "radio";
}

function chosenOf(options: string): string {
	const all = [...options.matchAll(/<option([^>]*)>/g)].map(([, tag = ""]) => attributesOf(tag));
	return (all.find((option) => "selected" in option) ?? all[0])?.value ?? "";
}

function decoded(text: string): string {
	return text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}
