import { createHash } from "node:crypto";

export interface FinishedDocument {
	html: string;
	/** The hash of each inline script that the render itself made, as a CSP source list. */
	scriptHashes: string;
}

/**
 * Prepares rendered HTML for the page cache. A nonce cannot be cached, so the scripts that carry this render's
 * nonce are hashed and the nonce is taken out. A script without it was not ours: it gets no hash and cannot run.
 */
export function finishDocument(html: string, nonce: string): FinishedDocument {
	const hashes: string[] = [];
	const mark = ` nonce="${nonce}"`;
	const finished = startLate(html).replace(
		/<script\b([^>]*)>([\s\S]*?)<\/script>/g,
		(whole, attributes: string, code: string) => {
			if (!attributes.includes(mark)) return whole;
			if (code) hashes.push(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
			return `<script${attributes.replace(mark, "")}>${code}</script>`;
		},
	);
	return { html: finished.replaceAll(mark, ""), scriptHashes: hashes.join(" ") };
}

/**
 * `strict-dynamic` trusts script elements that a trusted script adds, but not what a hashed inline script imports.
 * So each module comes in by an element; the import that follows finds it already there.
 */
const load = `const load=(url)=>new Promise((resolve,reject)=>{const element=document.createElement("script");element.type="module";element.src=url;element.onload=()=>{element.remove();resolve(import(url))};element.onerror=()=>reject(new Error("Could not load "+url));document.head.append(element)});`;

const starter = (code: string) =>
	`(()=>{const signs=["pointerdown","keydown","touchstart","focusin","submit"];let done=false;${load}const start=()=>{if(done)return;done=true;for(const sign of signs)removeEventListener(sign,start,true);${code}};for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});const idle=()=>(window.requestIdleCallback??setTimeout)(start);if(document.readyState==="complete")idle();else addEventListener("load",idle,{once:true})})()`;

/**
 * The first paint owes nothing to JavaScript: module preloads go, and the script that imports the bundle waits
 * for an idle moment after load or for the first sign of interaction. Every link and form works meanwhile.
 */
export function startLate(html: string): string {
	return html
		.replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
		.replace(
			/(<script\b[^>]*type="module"[^>]*>)([\s\S]*?import\([\s\S]*?)(<\/script>)/,
			(_, open: string, code: string, close: string) => {
				return `${open}${starter(importDynamically(code))}${close}`;
			},
		);
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
