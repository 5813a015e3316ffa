import { useState } from "react";
import { copyText } from "#app/runtime/copy-text.ts";
import { Icon } from "./icon.tsx";
import { useLanguage } from "./messages.tsx";

export function ArticleTools() {
	const { messages } = useLanguage();
	const { blog } = messages;
	const [copied, setCopied] = useState<boolean>();
	const copy = async () => setCopied(await copyText(window.location.href));
	const tool =
		"scripted flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold text-small text-teal-700 hover:text-spruce";
	return (
		<div className="mt-4 pl-1 print:hidden">
			<button type="button" className={tool} onClick={copy}>
				<Icon name={copied ? "check" : "copy"} size={18} />
				<span aria-live="polite">{copied ? blog.copied : blog.copyLink}</span>
			</button>
			<p role="status" className="wrap-anywhere text-small">
				{copied === false && window.location.href}
			</p>
			<button type="button" className={tool} onClick={() => window.print()}>
				<Icon name="printer" size={18} />
				{blog.print}
			</button>
		</div>
	);
}
