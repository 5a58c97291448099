#include "games/island/drawing/art.hpp"

namespace longroad::island::art {

const std::string_view kDefinitions = R"svg(<defs>
<polygon id="hex" points="0,-93 80.5,-46.5 80.5,46.5 0,93 -80.5,46.5 -80.5,-46.5" stroke-width="8" stroke-linejoin="round"/>
<polygon id="rim" points="0,-93 80.5,-46.5 80.5,46.5 0,93 -80.5,46.5 -80.5,-46.5" stroke-linejoin="round"/>
<clipPath id="inside"><polygon points="0,-97 84,-48.5 84,48.5 0,97 -84,48.5 -84,-48.5"/></clipPath>
<pattern id="waves" width="84" height="44" patternUnits="userSpaceOnUse"><g fill="none" stroke="#8fbccd" stroke-width="2" stroke-linecap="round"><path d="M8 12q7-7 14 0t14 0"/><path d="M50 34q7-7 14 0t14 0"/></g></pattern>
<pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="#b4b4b4"/><rect width="3" height="8" fill="#5c5c5c"/></pattern>

<g id="fir"><path d="M0 15v9" stroke="#3b2f22" stroke-width="4"/><path d="M0-23 9-8H4L12 4H5L14 17H-14L-5 4H-12L-4-8H-9Z" fill="#234d33"/><path d="M0-23-9-8H-4L-12 4H-5L-14 17H-3Z" fill="#3d7450"/></g>
<g id="hex-l"><use href="#hex" fill="#6f9a63" stroke="#6f9a63"/><g clip-path="url(#inside)"><use href="#fir" x="0" y="-63"/><use href="#fir" x="-31" y="-49"/><use href="#fir" x="31" y="-49"/><use href="#fir" x="-61" y="-27"/><use href="#fir" x="61" y="-27"/><use href="#fir" x="-53" y="7"/><use href="#fir" x="54" y="9"/><use href="#fir" x="-66" y="38"/><use href="#fir" x="66" y="40"/><use href="#fir" x="-37" y="45"/><use href="#fir" x="37" y="46"/><use href="#fir" x="-13" y="65"/><use href="#fir" x="14" y="67"/></g></g>

<path id="tuft" d="M-7 0-10-9M-2 0-3-13M3 0 4-11M7 0 11-8" fill="none" stroke="#5f8a3c" stroke-width="2.6" stroke-linecap="round"/>
<g id="sheep"><path d="M-7 8v7M6 8v7" stroke="#45423c" stroke-width="3" stroke-linecap="round"/><path d="M-10 9a8 8 0 0 1-2-15 8 8 0 0 1 13-5 8 8 0 0 1 12 6 7 7 0 0 1-2 14Z" fill="#fbf8ee" stroke="#8f927f" stroke-width="1.6"/><ellipse cx="-15" cy="-2" rx="5" ry="6.5" fill="#45423c"/></g>
<g id="hex-w"><use href="#hex" fill="#bcd58c" stroke="#bcd58c"/><g clip-path="url(#inside)"><use href="#tuft" x="-34" y="-46"/><use href="#tuft" x="36" y="-50"/><use href="#tuft" x="0" y="-73"/><use href="#tuft" x="-65" y="-19"/><use href="#tuft" x="58" y="-9"/><use href="#tuft" x="-52" y="22"/><use href="#tuft" x="66" y="26"/><use href="#tuft" x="-36" y="62"/><use href="#tuft" x="1" y="80"/><use href="#tuft" x="40" y="66"/><g fill="#6f9a4a"><circle cx="-14" cy="-52" r="2.4"/><circle cx="18" cy="-60" r="2.4"/><circle cx="62" cy="-34" r="2.4"/><circle cx="-56" cy="-38" r="2.4"/><circle cx="-72" cy="4" r="2.4"/><circle cx="48" cy="10" r="2.4"/><circle cx="-70" cy="40" r="2.4"/><circle cx="-14" cy="58" r="2.4"/><circle cx="20" cy="64" r="2.4"/><circle cx="58" cy="46" r="2.4"/></g><use href="#sheep" x="50" y="-32"/><use href="#sheep" x="-44" y="40"/></g></g>

<g id="hex-g"><use href="#hex" fill="#ecce72" stroke="#ecce72"/><g clip-path="url(#inside)" fill="none"><g stroke="#c99f37" stroke-width="2.5"><path id="row" d="M-110-54Q0-84 110-54"/><use href="#row" y="26"/><use href="#row" y="52"/><use href="#row" y="78"/><use href="#row" y="104"/><use href="#row" y="130"/><use href="#row" y="156"/></g><g stroke="#a67c1d" stroke-width="12" stroke-dasharray="2.2 9"><path id="ears" d="M-110-61Q0-91 110-61"/><use href="#ears" y="26"/><use href="#ears" y="52"/><use href="#ears" y="78"/><use href="#ears" y="104"/><use href="#ears" y="130"/><use href="#ears" y="156"/></g></g></g>

<g id="mound" fill="none" stroke="#8e4a2d" stroke-width="2.8" stroke-linecap="round"><path d="M-30 14Q0-42 30 14" fill="#c4734f"/><path d="M-20 14Q0-24 20 14M-10 14Q0-7 10 14"/></g>
<g id="hex-b"><use href="#hex" fill="#d8906b" stroke="#d8906b"/><g clip-path="url(#inside)"><use href="#mound" x="0" y="-60"/><use href="#mound" x="-40" y="-36"/><use href="#mound" x="42" y="-34"/><use href="#mound" x="-66" y="-2"/><use href="#mound" x="66" y="2"/><use href="#mound" x="-46" y="36"/><use href="#mound" x="48" y="40"/><use href="#mound" x="-14" y="64"/><use href="#mound" x="24" y="70"/></g></g>

<g id="peak"><path d="M-32 24 0-34 32 24Z" fill="#78828e"/><path d="M0-34-32 24H-6L2 4-5-8Z" fill="#aeb7bf"/><path d="M0-34-12-12-5-15 0-7 5-14 12-12Z" fill="#f7f8f8"/><path d="M-32 24 0-34 32 24" fill="none" stroke="#4c5560" stroke-width="2.6" stroke-linejoin="round"/></g>
<g id="hex-o"><use href="#hex" fill="#c3c9ce" stroke="#c3c9ce"/><g clip-path="url(#inside)"><use href="#peak" x="0" y="-52"/><use href="#peak" x="-42" y="-28"/><use href="#peak" x="44" y="-26"/><use href="#peak" x="-64" y="10"/><use href="#peak" x="65" y="13"/><use href="#peak" x="-38" y="48"/><use href="#peak" x="40" y="50"/><use href="#peak" x="0" y="68"/></g></g>

<path id="dune" d="M-34 6Q-12-18 4-2 14 8 34 2" fill="none" stroke="#c09f5c" stroke-width="2.8" stroke-linecap="round"/>
<g id="hex-d"><use href="#hex" fill="#f0e0b6" stroke="#f0e0b6"/><g clip-path="url(#inside)"><use href="#dune" x="-4" y="-58"/><use href="#dune" x="-42" y="-24"/><use href="#dune" x="40" y="-30"/><use href="#dune" x="-2" y="2"/><use href="#dune" x="-48" y="28"/><use href="#dune" x="46" y="22"/><use href="#dune" x="0" y="52"/><g fill="#c9ab6c"><circle cx="30" cy="-62" r="2"/><circle cx="-20" cy="-36" r="2"/><circle cx="6" cy="-24" r="2"/><circle cx="64" cy="-8" r="2"/><circle cx="-66" cy="0" r="2"/><circle cx="22" cy="30" r="2"/><circle cx="-18" cy="28" r="2"/><circle cx="30" cy="66" r="2"/><circle cx="-30" cy="62" r="2"/><circle cx="-8" cy="76" r="2"/></g></g></g>

<g id="hex-p"><use href="#hex" fill="#86b56c" stroke="#86b56c"/><g clip-path="url(#inside)"><path d="M-66-100V100M-22-100V100M22-100V100M66-100V100" stroke="#78a75f" stroke-width="22"/><g fill="none" stroke="#f6faf0" stroke-width="3"><rect x="-66" y="-42" width="132" height="84"/><path d="M0-42V42M-66-20h22v40h-22M66-20h-22v40h22"/><circle r="22"/></g></g></g>

<g id="icon-b" stroke="#5e2a18" stroke-width="2" stroke-linejoin="round" fill="#c9623f"><path d="M-14-9H2V0H-14ZM2-9H14V0H2ZM-14 0H-6V9H-14ZM-6 0H14V9H-6Z"/></g>
<g id="icon-l" stroke="#3c2a17" stroke-width="2"><path d="M-9-8H11V8H-9Z" fill="#8a6238"/><ellipse cx="11" cy="0" rx="4.5" ry="8" fill="#8a6238"/><ellipse cx="-9" cy="0" rx="4.5" ry="8" fill="#e2bd86"/><path d="M-2-3H7M-1 3H6" stroke-width="1.6"/></g>
<path id="icon-w" d="M-10 8a7 7 0 0 1-2-13 7 7 0 0 1 11-4 7 7 0 0 1 11 5 6 6 0 0 1-1 12Z" fill="#fdfbf3" stroke="#5d6b45" stroke-width="2"/>
<g id="icon-g" stroke="#7a5810" stroke-width="2" stroke-linecap="round"><path d="M0 3V-4M-1 3-7-4M1 3 7-4M0 4-6 13M0 4V13M0 4 6 13" fill="none"/><g fill="#e3b53c" stroke-width="1.6"><ellipse cy="-9" rx="3.4" ry="6.4"/><ellipse cx="-9.5" cy="-8" rx="3.2" ry="6" transform="rotate(-32 -9.5 -8)"/><ellipse cx="9.5" cy="-8" rx="3.2" ry="6" transform="rotate(32 9.5 -8)"/></g><path d="M-4 4H4" stroke-width="4"/></g>
<path id="icon-o" d="M-14 8-9-5-1-10 9-7 14 3 9 9Z" fill="#7d8894" stroke="#39414a" stroke-width="2" stroke-linejoin="round"/>

<circle id="mark-1" r="4.6"/>
<path id="mark-2" d="M0-5.6 5.6 4.4H-5.6Z"/>
<path id="mark-3" d="M-4.4-4.4H4.4V4.4H-4.4Z"/>
<path id="mark-4" d="M0-6 6 0 0 6-6 0Z"/>
<path id="mark-5" d="M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z"/>
<path id="mark-6" d="M0-5.8 5.6-1.6 3.5 5H-3.5L-5.6-1.6Z"/>
<rect id="road" x="-33" y="-9" width="66" height="18" rx="5"/>
<path id="settlement" d="M-22 21V-4L0-24 22-4V21Z" stroke-linejoin="round"/>
<path id="settlement-roof" d="M-22-4 0-24 22-4Z"/>
<path id="city" d="M-33 23V-16L-15-35 3-16V-5H33V23Z" stroke-linejoin="round"/>
<path id="city-roof" d="M-33-16-15-35 3-16Z"/>
<g id="robber" fill="#2c3036" stroke="#fffdf6" stroke-width="6" stroke-linejoin="round" paint-order="stroke"><path d="M-21 30q0-9 7-11 6-14 5-29a13 13 0 1 1 18 0q-1 15 5 29 7 2 7 11Z"/></g>
</defs>
)svg";

}  // namespace longroad::island::art
