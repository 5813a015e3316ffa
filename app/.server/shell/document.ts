import { createHash } from "node:crypto";
import type { FirstScreen } from "./first-screen.ts";

export interface FinishedDocument {
	html: string;
	/** The hash of each inline script that the render itself made, as a CSP source list. */
	scriptHashes: string;
}

/**
 * Prepares rendered HTML for the page cache. A nonce cannot be cached, so the scripts that carry this render's
 * nonce are hashed and the nonce is taken out. A script without it was not ours: it gets no hash and cannot run.
 * Goes from nonce to nonce: an expression would look at every character of every page.
 */
export function finishDocument(
	rendered: string,
	nonce: string,
	firstScreen: FirstScreen | null = null,
): FinishedDocument {
	const mark = ` nonce="${nonce}"`;
	const html = withLeanHead(rendered, mark, firstScreen);
	const hashes: string[] = [];
	let finished = "";
	let done = 0;
	for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, done)) {
		finished += html.slice(done, at);
		done = at + mark.length;
		const tag = html.slice(html.lastIndexOf("<", at), html.indexOf(">", at) + 1);
		if (!tag.startsWith("<script")) continue;
		const begin = html.indexOf(">", at) + 1;
		const end = html.indexOf("</script>", begin);
		const written = html.slice(begin, end);
		const code = tag.includes(' type="module"') ? startLate(written) : written;
		if (code) hashes.push(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
		finished += html.slice(done, begin) + code;
		done = end;
	}
	return { html: finished + html.slice(done), scriptHashes: hashes.join(" ") };
}

/** The first paint owes nothing to JavaScript, and waits for no second answer. */
function withLeanHead(html: string, mark: string, firstScreen: FirstScreen | null): string {
	const body = html.indexOf("</head>");
	const head = html.slice(0, body).replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
	const link = firstScreen && `<link${mark} rel="stylesheet" href="${firstScreen.href}"/>`;
	return (link ? head.replace(link, () => firstScreen.inline) : head) + html.slice(body);
}

/**
 * `strict-dynamic` trusts script elements that a trusted script adds, but not what a hashed inline script imports.
 * So each module comes in by an element; the import that follows finds it already there.
 */
const load = `const load=(url)=>new Promise((resolve,reject)=>{const element=document.createElement("script");element.type="module";element.src=url;element.onload=()=>{element.remove();resolve(import(url))};element.onerror=()=>reject(new Error("Could not load "+url));document.head.append(element)});`;

/**
 * The script that imports the bundle waits for the first sign of interaction, or until the page is loaded and has been
 * painted, then for an idle moment, which a busy page may never have: then for two seconds. Every link and form works
 * meanwhile.
 */
function startLate(code: string): string {
	return [
		"(()=>{let done=false;",
		'const signs=["pointerdown","keydown","touchstart","focusin","submit"];',
		load,
		`const start=()=>{if(done)return;done=true;for(const sign of signs)removeEventListener(sign,start,true);${importDynamically(code)}};`,
		"for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});",
		"const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start);",
		'const tells=window.PerformanceObserver?.supportedEntryTypes?.includes("paint");',
		"const whenPainted=()=>{",
		// The emergency document has nothing to paint.
		"if(!tells||!document.body.firstElementChild)return whenIdle();",
		'new PerformanceObserver((_,watch)=>{watch.disconnect();whenIdle()}).observe({type:"paint",buffered:true})};',
		'if(document.readyState==="complete")whenPainted();else addEventListener("load",whenPainted,{once:true})})()',
	].join("");
}

/** Static imports become one `Promise.all` of loads; the statements after them run when all have arrived. */
export function importDynamically(code: string): string {
	const modules: string[] = [];
	const names: string[] = [];
	const rest = code
		.replace(/import\s*\*\s*as\s+(\w+)\s+from\s*("[^"]+");?/g, (_, name: string, url: string) => {
			modules.push(url);
			names.push(name);
			return "";
		})
		.replace(/import\s*("[^"]+");?/g, (_, url: string) => {
			modules.push(url);
			names.push(`_${names.length}`);
			return "";
		})
		.replace(/\bimport\(/g, "load(")
		.replace(/^[\s;]+/, "");
	return `Promise.all([${modules.map((url) => `load(${url})`).join(",")}]).then(([${names.join(",")}])=>{${rest}}).catch((error)=>console.error("Error while mounting app:",error))`;
}
