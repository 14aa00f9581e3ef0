import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { wordLines } from "../../src/brand/logoPaths";
import { skylineMarkup } from "../../src/brand/skylineMarkup";
import { skylineBox } from "../../src/brand/skylinePaths";
import { formatPhone } from "../../src/lib/phone";
import { font } from "../../src/styles/font";
import { color } from "../../src/styles/tokens";
import { markSvg } from "./icons";

type SocialImageTexts = Record<"name" | "headline" | "phone", string>;

/** Facebook's recommended size in pixels: https://developers.facebook.com/docs/sharing/webmasters/images */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Pixels from the top of the image to the dark band with the phone number. */
const bandTop = 546;
const skylineHeight = 236;

/** Draws the social preview image (`og:image`). Text is drawn as paths, so the image is the same on every machine. */
export async function socialImage(texts: SocialImageTexts, root: string): Promise<Buffer> {
  const { width, height } = socialImageSize;
  const text = await satori(layout(texts), { ...socialImageSize, fonts: fonts(root) });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color.skyHigh}"/><stop offset=".5" stop-color="${color.skyMiddle}"/><stop offset=".85" stop-color="${color.skyLow}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<svg y="${bandTop - skylineHeight}" width="${width}" height="${skylineHeight}" viewBox="${skylineBox}" preserveAspectRatio="xMidYMax slice" color="${color.sun}">${skylineMarkup}</svg>
<rect y="${bandTop - 1}" width="100%" height="${height - bandTop + 1}" fill="${color.groundDark}"/>
<svg x="72" y="52" width="84" height="84">${markSvg("light")}</svg>
${text}</svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true, quality: 92, effort: 10 }).toBuffer();
}

/** Removes accents and symbols that the font may lack (ễ becomes e), because satori would draw boxes instead. */
function drawable(text: string): string {
  const plain = (letter: string) => letter.normalize("NFD").replace(/[^A-Za-z]/g, "");
  return text.normalize("NFC").replace(/[^ -ÿ‐-…€™]/gu, plain);
}

function layout({ name, headline, phone }: SocialImageTexts) {
  const { first, second } = wordLines(drawable(name));
  const headlineSize = headline.length <= 56 ? "76px" : headline.length <= 90 ? "58px" : "44px";
  const style = { color: color.text, fontFamily: font.family };
  const parts = [
    box("flex-col justify-center ml-[172px] mt-[52px] h-[84px]", [
      box(`text-[${first.length > 28 ? 32 : 44}px] tracking-[-0.9px] leading-[1.05] max-w-[950px]`, first),
      second && box("font-semibold text-[22px] tracking-[3.6px] leading-[1.2] uppercase", second),
    ]),
    box(
      `m-[72px] mt-[34px] mb-0 h-[200px] text-[${headlineSize}] tracking-[-1.6px] leading-[1.08]`,
      drawable(headline),
      { textWrap: "balance", wordBreak: "break-word" },
    ),
    box(
      `absolute left-[72px] bottom-0 h-[${socialImageSize.height - bandTop}px] items-center text-[34px] font-semibold`,
      formatPhone(phone),
      { color: color.textOnDark },
    ),
  ];
  return box("flex-col w-full h-full overflow-hidden font-bold", parts, style);
}

function box(tw: string, children: ReactNode, style?: CSSProperties) {
  return createElement("div", { tw: `flex ${tw}`, style }, children);
}

function fonts(root: string): Font[] {
  const { resolve } = createRequire(join(root, "package.json"));
  return ([600, 700] as const).map((weight) => {
    const data = readFileSync(resolve(font.pictureFile(weight)));
    return { name: font.family, weight, style: "normal", data };
  });
}
