import { type FormEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { PageName } from "#app/locale/pages.ts";
import type { StepContent } from "#app/model/estimate/step-content.ts";
import { type FormRefusalAnswer, failureOfStatus } from "#app/model/form-refusal.ts";
import { copyText } from "#app/runtime/copy-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";

const linkPath = "/_estimate/link";

/** A link that opens this estimate on another device, sent by mail or copied. */
export function ContinueLater({ page, content }: { page: PageName; content: StepContent }) {
	const { locale } = useLanguage();
	const { later } = content.save;
	const [copied, setCopied] = useState(false);
	const navigate = useNavigate();
	const [refused, setRefused] = useState<FormRefusalAnswer>();
	const refusal = useMemo(() => refused ?? refusalOf(content), [refused, content]);
	// Uses fetch instead of a navigation: when the request is rejected, the page and its answers must stay.
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const body = new URLSearchParams([...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]));
		try {
			const { ok, status, url } = await fetch(linkPath, { method: "POST", body });
			if (!ok) return setRefused({ failure: failureOfStatus(status) });
			const { pathname, search } = new URL(url);
			// The first step: the draft is gone.
			if (pathname !== window.location.pathname) return setRefused({ failure: "expired" });
			setRefused(undefined);
			await navigate(`${pathname}${search}#later`, { replace: true });
		} catch {
			setRefused({ failure: "unreachable" });
		}
	};
	const link = useRef<HTMLInputElement>(null);
	const copy = async () => {
		const isCopied = await copyText(content.resumeLink);
		setCopied(isCopied);
		// To be copied by hand.
		if (!isCopied) link.current?.focus();
	};
	return (
		<details id="later" className="mt-10 rounded-md bg-white" open={content.linkSent !== null || undefined}>
			<summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-6 py-3 font-semibold text-spruce">
				<Icon name="cloud" size={22} className="text-teal-700" />
				{later.button}
			</summary>
			<div className="grid gap-5 px-6 pb-6">
				<p className="text-ink-600 text-note">{later.text}</p>
				{content.linkSent === "sent" && <Notice tone="success">{later.sent}</Notice>}
				<form method="post" action={linkPath} onSubmit={send} className="flex flex-wrap items-end gap-3">
					<input type="hidden" name="key" value={content.formKey} />
					<input type="hidden" name="page" value={page} />
					<input type="hidden" name="locale" value={locale} />
					<TextField
						name="email"
						type="email"
						label={later.email}
						error={content.linkSent === "wrong" ? later.emailWrong : undefined}
						autoComplete="email"
						maxLength={200}
						className="min-w-60 flex-1"
					/>
					<Button type="submit" look="outline">
						{later.send}
					</Button>
					<FormRefusal
						answer={refusal}
						text={refusal.failure === "busy" ? later.tooMany : undefined}
						className="w-full"
					/>
				</form>
				<div className="flex flex-wrap items-end gap-3">
					<TextField
						ref={link}
						label={later.link}
						value={content.resumeLink}
						onFocus={({ currentTarget }) => currentTarget.select()}
						readOnly
						className="min-w-60 flex-1"
					/>
					<Button look="outline" icon={copied ? "check" : "copy"} onClick={copy} className="scripted">
						<span aria-live="polite">{copied ? later.copied : later.copy}</span>
					</Button>
				</div>
			</div>
		</details>
	);
}

/** The server redirects back to the page; the `link` parameter of its URL says how it went. */
function refusalOf({ linkSent }: StepContent): FormRefusalAnswer {
	if (linkSent === "too-many") return { failure: "busy" };
	return { failure: linkSent === "unavailable" ? "unavailable" : null };
}
