import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The names of the files that a server without SMTP wrote, one for each mail. Its folder is made with the first one. */
export async function mailFiles(folder: string): Promise<string[]> {
	return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
}

/** All mails in the data folder of a server. */
export async function mailsIn(data: string): Promise<Email[]> {
	const folder = join(data, "mail");
	const names = await mailFiles(folder);
	return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

export async function mailsTo({ data }: { data: string }, email: string): Promise<Email[]> {
	return (await mailsIn(data)).filter(({ to }) => to?.some(({ address }) => address === email));
}
