/** What applications put on the clipboard, as they write it. For tests. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:12;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'>
<!--StartFragment-->
<p class=MsoTitle>Fees and instalments<o:p></o:p></p>
<h1 style='mso-list:none'><a name="_Toc184"><b><span style='color:#2F5496'>What the total includes</span></b></a><o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-GB style='font-size:11.0pt;line-height:107%'>The fee is paid <b style='mso-bidi-font-weight:normal'>before each<o:p></o:p></b> term&nbsp;<i>or at once</i>.
See <a href="https://www.ugc.gov.in/" style='color:#0563C1'><u>the commission</u></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Registration, ₹1,100<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>paid once<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Examinations<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Pay the fee<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Keep the receipt<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Plan<o:p></o:p></b></p></td><td width=301><p class=MsoNormal><b>Amount<o:p></o:p></b></p></td></tr>
 <tr><td width=301><p class=MsoNormal>Lumpsum<o:p></o:p></p></td><td width=301><p class=MsoNormal>₹32,848<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><img width=120 height=80 src="file:///C:/Users/clip_image001.png"><span style='mso-hide:all'>hidden note</span></p>
<!--EndFragment--></body></html>`;

export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c1b0f2e-7fff"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:17pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Is the degree recognised?</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Yes. It is </span><span style="font-size:11pt;font-weight:700;">equal to one earned on campus</span><span style="font-weight:400;font-style:italic;"> (see </span><a href="https://www.google.com/url?q=https://www.ugc.gov.in/notices&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the notice</span></a><span style="font-style:italic;">)</span>.</p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Government posts</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>of the States too</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;">Further</span><span> study</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-weight:700;">Plan</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Amount</span></p></td></tr><tr><td><p dir="ltr"><span style="font-weight:400;">Lumpsum</span></p></td><td><p dir="ltr"><span>₹32,848</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const fromExcel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>.xl65 {mso-number-format:"\\0022₹\\0022#,##0";}</style></head><body>
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment--> <col width=64 span=2 style='width:48pt'> <tr height=20 style='height:15.0pt'> <td height=20 width=64 style='height:15.0pt'>Plan</td> <td width=64>Amount</td> </tr>
 <tr height=20> <td height=20>Lumpsum</td> <td class=xl65 align=right x:num>₹32,848</td> </tr><!--EndFragment-->
</table></body></html>`;

export const fromWebPage = `<h1 style="color:red">Fees</h1><p class="x" onclick="y()"><font size="7">Paid <b>yearly</b></font> <a href="javascript:z()">here</a><span style="display:inline"> or in parts</span></p><script>alert(1)</script><h2>Plans</h2><ol type="a" start="3"><li>Lumpsum</li></ol>`;
